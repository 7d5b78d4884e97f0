import type { Picture } from '../../schemas/types.ts'

interface PhotoProps {
  readonly picture: Picture
  /** How wide it is shown, as in the attribute of the same name: "(min-width: 48rem) 15rem, 100vw". */
  readonly sizes: string
}

/** A picture from site/assets in the best format and width that the browser can use; loaded when it comes near. */
export function Photo({ picture: { file, alt }, sizes }: PhotoProps) {
  const { url, width, height, sources } = file
  const fallback = sources.at(-1)
  return (
    <picture>
      {sources.slice(0, -1).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={url}
        srcSet={fallback?.srcset}
        sizes={fallback && sizes}
        width={width ?? undefined}
        height={height ?? undefined}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
