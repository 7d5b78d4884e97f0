// The engine rewrites a graph before it runs it. Done once, here, it is not done again at every start of a server.
import { rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { libraryFor } from '../functions/document/model-loading/open-models.ts'

/**
 * Lets ONNX Runtime merge the operations of a model and write what it would run. `extended` is the highest level whose
 * graph runs on any processor (https://onnxruntime.ai/docs/performance/model-optimizations/graph-optimizations.html,
 * "Offline mode").
 *
 * @param model folder of the model, with onnx/model_quantized.onnx in it
 * @param target file to write; replaced when it is there
 */
export async function writeFused(model: string, target: string): Promise<void> {
  rmSync(target, { force: true })
  const { AutoModel } = await libraryFor(dirname(resolve(model)))
  await AutoModel.from_pretrained(basename(resolve(model)), {
    dtype: 'q8',
    device: 'cpu',
    session_options: { graphOptimizationLevel: 'extended', optimizedModelFilePath: target },
  })
}

/** Where the weights of a model are, as transformers.js looks for them. */
export const weightsOf = (model: string): string => join(model, 'onnx/model_quantized.onnx')
