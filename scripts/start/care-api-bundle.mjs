/** How esbuild bundles the care API into `folder`: our own sources in, packages left where they are. */
export function careApiBundle(folder) {
  return {
    entryPoints: { serve: './care-api/serve.ts', import: './care-api/import/import.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    packages: 'external',
    sourcemap: 'linked',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  };
}
