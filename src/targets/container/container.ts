import { largestBody } from '../body-size.ts'
import type { Target } from '../target.ts'
import { COMPOSE } from './compose.ts'
import { containerfile } from './containerfile.ts'
import { documentsProxy } from './documents-proxy.ts'
import { kubernetesFiles } from './kubernetes.ts'

/** Docker's own server of names, and the service of compose.yaml. */
const COMPOSE_NETWORK = { resolver: '127.0.0.11', servers: 'documents' }

/** An image, and what starts it with Compose or on Kubernetes (docs/deploy/container.md). */
export const container: Target = {
  files: async ({ site, host, files }) => {
    const megabytes = largestBody(host)
    return [
      { path: 'Containerfile', contents: containerfile(files.keys()) },
      { path: 'compose.yaml', contents: COMPOSE },
      { path: 'documents-proxy.conf', contents: documentsProxy(COMPOSE_NETWORK, megabytes) },
      ...kubernetesFiles(site.settings.data().url, megabytes),
    ]
  },
  limits: () => [],
}
