import { Refusal } from '../start/refusal.mjs';

/** Bundles the care API into the folder, now and at each change of its sources; `onChange` follows each later good bundle. */
export async function watchCareApi(folder, onChange) {
  // Loaded here, not above: before the packages are installed there is no esbuild.
  const [{ context }, { careApiBundle }] = await Promise.all([
    import('esbuild'),
    import('../start/care-api-bundle.mjs'),
  ]);
  await new Promise((resolve, reject) => {
    let isFirst = true;
    const tell = {
      name: 'tell',
      setup: ({ onEnd }) =>
        onEnd(({ errors }) => {
          if (isFirst && errors.length > 0) reject(new Refusal('the care API could not be built'));
          if (isFirst) resolve();
          else if (errors.length === 0) onChange();
          isFirst = false;
        }),
    };
    context({ ...careApiBundle(folder), plugins: [tell] }).then((bundle) => bundle.watch(), reject);
  });
}
