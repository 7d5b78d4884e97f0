// What the image and all that starts it have to agree on.

/** Who the server is in the image: nobody that the machine knows. */
export const USER_ID = 10001

export const PORT = 3000

/** Of the figures for Prometheus. */
export const METRICS_PORT = 9464

/** Where leads are, if they are in a file. */
export const DATA = '/var/lib/site'

/** Longer than a document may take to be read: until then whoever stops a server has to wait. */
export const STOP_SECONDS = 60

/** V8 and the models; the process that reads documents ends itself at 640 MB. */
export const DOCUMENTS_MEMORY = 1536
export const WEB_MEMORY = 768

/** For the first line of each file. */
export const MADE_BY =
  '# Made by `site build --target container`; do not edit, each build makes it anew. How to use it: docs/deploy/container.md.'
