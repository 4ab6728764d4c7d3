import { readFileSync } from 'node:fs';

/** Its parts come as ES modules only, which Node before 20.19 cannot require: bundled, they run everywhere. */
const bundled = ['sanitize-html'];

/** How esbuild bundles the care API into `folder`: our own sources in, packages left where they are. */
export function careApiBundle(folder) {
  return {
    entryPoints: {
      serve: './care-api/serve.ts',
      import: './care-api/import/import.ts',
      sample: './care-api/sample/sample.ts',
      staff: './care-api/staff/command/staff.ts',
      backup: './care-api/backup/backup.ts',
      doctor: './care-api/doctor/doctor.ts',
      migrate: './care-api/database/migrate.ts',
      'make-empty-database': './care-api/database/embedded/make-empty-database.ts',
      files: './care-api/files/command/files.ts',
      'check-questionnaire': './care-api/import/questionnaire/check-questionnaire.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    external: packages(),
    // What is bundled still requires Node's own modules.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    sourcemap: 'linked',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  };
}

function packages() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = Object.keys(dependencies).filter((name) => !bundled.includes(name));
  return names.flatMap((name) => [name, `${name}/*`]);
}
