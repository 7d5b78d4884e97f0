declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** An event with its fields, as a tag manager reads it. */
export interface DataLayerEvent {
  readonly event: string
  readonly [field: string]: string | number
}

/** Hands an event to the data layer. It always goes there; whether a tag manager reads it is the visitor's choice. */
export function push(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
