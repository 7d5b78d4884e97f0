// The files that make a vocabulary a tokenizer, in the form in which transformers.js takes it.

import { tokenizerJson } from '../../functions/document/model-loading/tokenizer-json.ts'
import { SPECIAL_PIECES, WINDOW_TOKENS } from '../../functions/document/prediction/window.ts'

/** Pieces of a vocabulary, the special ones included; few documents may give fewer. */
export const VOCABULARY_SIZE = 12_000

/** The line break is a piece like others: only the tokens of the tokenizer itself are special to it. */
const SPECIAL = SPECIAL_PIECES.slice(0, 5)

/** What stands between blanks and marks is a word: the same rule as BertPreTokenizer's. */
const WORD = /[\p{P}!-/:-@[-`{-~]|[^\s\p{P}!-/:-@[-`{-~]+/gu
/** What the tokenizer takes out. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu

/** The parts of a text of which pieces are made. */
export const partsOf = (text: string): readonly string[] => text.replace(UNSEEN, '').match(WORD) ?? []

/** The content of tokenizer.json. @param pieces without the special ones */
export function tokenizerOf(pieces: readonly string[]): object {
  const vocabulary = [...SPECIAL_PIECES, ...pieces.filter((piece) => !SPECIAL_PIECES.some((own) => own === piece))]
  return tokenizerJson({
    pieces: vocabulary,
    special: SPECIAL,
    normalizer: {
      type: 'Sequence',
      normalizers: [
        { type: 'Replace', pattern: { Regex: '[0-9]' }, content: '0' },
        {
          type: 'BertNormalizer',
          clean_text: true,
          handle_chinese_chars: true,
          strip_accents: false,
          lowercase: false,
        },
      ],
    },
  })
}

/** The content of tokenizer_config.json. */
export const TOKENIZER_CONFIG: object = {
  tokenizer_class: 'BertTokenizer',
  do_lower_case: false,
  strip_accents: false,
  model_max_length: WINDOW_TOKENS,
  pad_token: '[PAD]',
  unk_token: '[UNK]',
  cls_token: '[CLS]',
  sep_token: '[SEP]',
  mask_token: '[MASK]',
}
