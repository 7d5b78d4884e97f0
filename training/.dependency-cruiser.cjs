/** The rules of the product, and what training may use of it. Paths are from the root of the repository. */
module.exports = {
  extends: '../.dependency-cruiser.cjs',
  forbidden: [
    {
      name: 'training-learns-from-documents',
      severity: 'error',
      from: { path: '^training/' },
      to: {
        path: '^(bin|src|templates|functions|schemas|site|test|bench)/',
        pathNot: '^functions/document/|^bench/documents/set[.]ts$',
      },
    },
  ],
}
