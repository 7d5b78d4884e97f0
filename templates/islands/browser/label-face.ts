import plexMono from '../../fonts/ibm-plex-mono-400.woff2'

/**
 * Gives labels their face once the page is seen. Until then they stand in a system face whose letters are as wide, so
 * nothing moves; texts and headings do not share a phone's bandwidth with it. styles/fonts.css has the same for
 * browsers without scripts.
 */
export async function addLabelFace({ fonts }: Document): Promise<void> {
  const face = new FontFace('IBM Plex Mono', `url(${plexMono}) format("woff2")`, { weight: '400' })
  // Added when it is there: a browser draws all labels again when a face is added, and once more when its file arrives.
  const isThere = await face.load().then(
    () => true,
    // Labels keep the system's face; browsers report a file that did not load by themselves.
    () => false,
  )
  if (isThere) fonts.add(face)
}
