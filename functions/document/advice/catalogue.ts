// What the site says about documents: site/data/document-advice.yaml, as the build puts it into host.json.

/** One text for all languages, or one a language. */
export type Text = string | { readonly de?: string; readonly en?: string; readonly pt?: string }

interface AdvisedAction {
  readonly action: Text
  readonly priority: 'immediate' | 'high' | 'other'
  /** What it takes by hand. */
  readonly minutes: number
  readonly automation: Text
}

/** The shape of schemas/data/document-advice.json, with the texts in all languages. */
export interface Catalogue {
  /** By kind of document; "default" for all others. */
  readonly kinds: Readonly<
    Record<string, { readonly actions: readonly AdvisedAction[]; readonly nextSteps: readonly Text[] }>
  >
  /** By code of a rule; one that is not here is silent. */
  readonly findings: Readonly<
    Record<
      string,
      { readonly as: 'issue' | 'insight' | 'step'; readonly text: Text; readonly actions?: readonly AdvisedAction[] }
    >
  >
}

/** Of a site that has none: nothing is advised. */
export const NO_CATALOGUE: Catalogue = { kinds: {}, findings: {} }
