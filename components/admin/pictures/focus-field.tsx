'use client';
import { useTranslations } from 'next-intl';
import type { EditorField } from '@/lib/admin/editor-field';
import { fileOfPicture, sizeInName } from '@/lib/contract/picture-variants';
import { imageHref } from '@/lib/listings/image-href';

type FocusFieldProps = {
  field: EditorField;
  /** `30,20,name.jpg`: percent from the left and the top, and the picture. */
  value: string;
  error: React.ReactNode;
  onChange: (value: string) => void;
};

/** Width to height, as cards and banners cut pictures. */
const shapes = ['1:1', '4:3', '16:9', '3:1'];
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What of a picture must be seen: by a press on it, by the arrow keys, or as two numbers, which do without script. */
export function FocusField({ field: { name, label, hint }, value, error, onChange }: FocusFieldProps) {
  const t = useTranslations('AdminEditor.focus');
  const [across = '', down = '', picture = ''] = value.split(',');
  const [x, y] = [toPercent(across), toPercent(down)];
  const src = imageHref(fileOfPicture(picture));
  const say = (toX: number | string, toY: number | string) => onChange(`${toX},${toY},${picture}`);
  if (!sizeInName(picture))
    return (
      <p>
        {t('unknown')} <input type="hidden" name={name} value={value} />
      </p>
    );

  function onPress(event: React.MouseEvent<HTMLButtonElement>) {
    // Pressed by a key, which has no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    say(inPercent(event.clientX - left, width), inPercent(event.clientY - top, height));
  }

  function onKey(event: React.KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    say(inPercent(x + step[0] * by), inPercent(y + step[1] * by));
  }

  return (
    <fieldset id={name} tabIndex={-1} className={error ? 'border-danger border-s-4 ps-3' : undefined}>
      <legend className="font-semibold">{label}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {error && <p className="font-semibold text-danger">{error}</p>}
      <div dir="ltr" className="relative mt-2 w-fit">
        <button
          type="button"
          aria-label={`${t('press')} (${x} %, ${y} %)`}
          onClick={onPress}
          onKeyDown={onKey}
          className="block cursor-crosshair"
        >
          {/* biome-ignore lint/performance/noImgElement: shown whole, as it is stored */}
          <img src={src} alt="" className="max-h-96 max-w-full rounded-control" />
        </button>
        <span
          aria-hidden
          className="-translate-1/2 pointer-events-none absolute size-6 rounded-full border-4 border-white bg-accent shadow-raised outline-2 outline-ink"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-4">
        {(
          [
            ['across', across, (text: string) => say(text, down)],
            ['down', down, (text: string) => say(across, text)],
          ] as const
        ).map(([which, text, onType]) => (
          <label key={which} className="text-sm">
            {t(which)}
            <input
              type="number"
              name={name}
              min={0}
              max={100}
              value={text}
              onChange={({ target }) => onType(target.value)}
              className="mt-1 block min-h-11 w-28 rounded-control border border-line-strong bg-surface px-3"
            />
          </label>
        ))}
        <input type="hidden" name={name} value={picture} />
      </div>
      <Crops src={src} x={x} y={y} />
    </fieldset>
  );
}

/** What the shapes of cards and banners leave of it. */
function Crops({ src, x, y }: { src: string; x: number; y: number }) {
  const t = useTranslations('AdminEditor.focus');
  return (
    <>
      <p className="mt-3 text-sm">{t('crops')}</p>
      <ul dir="ltr" className="mt-1 flex flex-wrap items-start gap-3">
        {shapes.map((shape) => (
          <li key={shape}>
            {/* biome-ignore lint/performance/noImgElement: shown as it will be cut */}
            <img
              src={src}
              alt={t('crop', { shape })}
              className="h-24 rounded-control border border-line object-cover"
              style={{ aspectRatio: shape.replace(':', '/'), objectPosition: `${x}% ${y}%` }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function toPercent(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 50;
}

/** A whole number from 0 to 100. */
function inPercent(part: number, whole = 100): number {
  return Math.min(100, Math.max(0, Math.round((part / whole) * 100)));
}
