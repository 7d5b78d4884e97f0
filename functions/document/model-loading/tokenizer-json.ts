/** Stands before a piece that goes on with a word. */
export const CONTINUATION = '##'

/** A vocabulary, and what happens to a text before it is cut into words. */
export interface TokenizerOptions {
  /** The place of a piece is its id. */
  readonly pieces: readonly string[]
  /** The first pieces, which no text has: [CLS] and [SEP] are among them. */
  readonly special: readonly string[]
  readonly normalizer: object
}

/**
 * The content of tokenizer.json: BERT's tokenizer, in the form in which transformers.js takes it.
 *
 * @see https://huggingface.co/docs/tokenizers/pipeline
 */
export function tokenizerJson({ pieces, special, normalizer }: TokenizerOptions): object {
  const idOf = (piece: string) => ({ id: piece, ids: [special.indexOf(piece)], tokens: [piece] })
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: special.map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer,
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
      ],
      pair: [],
      special_tokens: { '[CLS]': idOf('[CLS]'), '[SEP]': idOf('[SEP]') },
    },
    decoder: { type: 'WordPiece', prefix: CONTINUATION, cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: CONTINUATION,
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(pieces.map((piece, id) => [piece, id])),
    },
  }
}
