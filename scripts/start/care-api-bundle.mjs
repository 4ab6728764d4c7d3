/** How esbuild bundles the care API into `folder`: our own sources in, packages left where they are. */
export function careApiBundle(folder) {
  return {
    entryPoints: {
      serve: './care-api/serve.ts',
      import: './care-api/commands/import.ts',
      staff: './care-api/commands/staff.ts',
      backup: './care-api/backup/backup.ts',
      doctor: './care-api/doctor/doctor.ts',
      migrate: './care-api/database/migrate.ts',
      'make-empty-database': './care-api/database/embedded/make-empty-database.ts',
      files: './care-api/files/command/files.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'linked',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  };
}
