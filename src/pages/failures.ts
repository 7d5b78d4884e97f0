// What keeps a page from being made, and how it gets from one thread to another.

/** A text of site/legal that could not be rendered; its place is the file. */
export class TextFailure extends Error {
  readonly file: string
  constructor(file: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.file = file
  }
}

/** An attribute that browsers ignore under the site's content security policy. */
export class RefusedAttribute extends Error {
  readonly attribute: string
  constructor(attribute: string) {
    super(`The attribute ${attribute} is refused`)
    this.attribute = attribute
  }
}

/** A failure as plain data. */
export interface SentFailure {
  readonly message: string
  readonly stack: string
  readonly textFile: string | null
  readonly attribute: string | null
}

export function sentFailure(thrown: unknown): SentFailure {
  const failure = thrown instanceof Error ? thrown : new Error(String(thrown))
  return {
    message: failure.message,
    stack: failure.stack ?? '',
    textFile: failure instanceof TextFailure ? failure.file : null,
    attribute: failure instanceof RefusedAttribute ? failure.attribute : null,
  }
}

export function receivedFailure({ message, stack, textFile, attribute }: SentFailure): Error {
  if (attribute !== null) return new RefusedAttribute(attribute)
  if (textFile !== null) return new TextFailure(textFile, new Error(message))
  return Object.assign(new Error(message), { stack })
}
