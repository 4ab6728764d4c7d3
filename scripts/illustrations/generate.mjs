// Draws all illustrations: node scripts/illustrations/generate.mjs [part of a name]

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { svg } from './lib/stage.mjs';
import { storedPicture } from './lib/stored-picture.mjs';
import { carerBanners } from './scenes/banner-carers.mjs';
import { placeBanners } from './scenes/banner-places.mjs';
import { roomBanners } from './scenes/banner-rooms.mjs';
import { slides } from './scenes/banner-slides.mjs';
import { tableBanners } from './scenes/banner-tables.mjs';
import { heroScene } from './scenes/hero.mjs';
import { listingScenes } from './scenes/listing.mjs';
import { iconSvg, logoSvg } from './scenes/logo.mjs';
import { stateScenes } from './scenes/states.mjs';
import { stepScenes } from './scenes/steps.mjs';
import { tileScenes } from './scenes/tiles.mjs';

const root = new URL('../../', import.meta.url);
const SITE = 'public/illustrations/';
const SAMPLES = 'care-api/sample/files/';
const only = process.argv[2] ?? '';

function save(path, data) {
  const url = new URL(path, root);
  mkdirSync(fileURLToPath(new URL('.', url)), { recursive: true });
  writeFileSync(fileURLToPath(url), data);
}

const picture = (markup, density = 72) => sharp(Buffer.from(markup), { density });

for (const { name, w, h, draw } of [heroScene, ...tileScenes, ...stateScenes, ...stepScenes, ...listingScenes]) {
  if (name.includes(only)) save(`${SITE}${name}.svg`, svg(w, h, draw()));
}

const rasters = [
  [{ ...roomBanners, ...tableBanners, ...carerBanners, ...placeBanners }, 800, 500],
  [slides, 1440, 600],
];
for (const [scenes, width, height] of rasters) {
  for (const [name, draw] of Object.entries(scenes)) {
    if (!name.includes(only)) continue;
    const drawn = await picture(svg((width * 600) / height, 600, draw()))
      .resize(width, height)
      .flatten({ background: '#FBF8F3' })
      .png()
      .toBuffer();
    for (const { file, data } of await storedPicture(name, sharp(drawn))) save(SAMPLES + file, data);
  }
}

if ('logo icon'.includes(only)) {
  save('public/logo.svg', logoSvg);
  save('public/icon.svg', iconSvg);
  save(
    'public/apple-icon.png',
    await picture(iconSvg).resize(180, 180).flatten({ background: '#1F4D3D' }).png({ palette: true }).toBuffer(),
  );
  save(`${SAMPLES}logo.png`, await picture(logoSvg, 450).resize(192, 192).png({ palette: true }).toBuffer());
}

// What a shared link shows: the signature scene on the site's ground.
if ('opengraph'.includes(only)) {
  const scene = await picture(svg(heroScene.w, heroScene.h, heroScene.draw()), 96)
    .resize({ height: 590 })
    .toBuffer();
  const card = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#FBF8F3' } });
  save(
    'public/opengraph.png',
    await card
      .composite([{ input: scene }])
      .png({ palette: true })
      .toBuffer(),
  );
}
