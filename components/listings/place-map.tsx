import { useTranslations } from 'next-intl';
import { Sentence } from '@/components/ui/in-own-language';
import { areaMapSize } from '@/lib/listings/area-map';
import { ukMapSize } from '@/lib/listings/uk-map';
import type { Whereabouts } from '@/lib/listings/where-it-is';

/** Words keep clear of what they are written on. */
const overDots = 'stroke-4 stroke-sage-soft [paint-order:stroke]';

type PlaceMapProps = {
  where: Whereabouts;
  title: string;
  /** '' where none is shown. */
  address: string;
};

/** Drawn from our own table of towns: nobody else learns who looks at it. */
export function PlaceMap({ where, title, address }: PlaceMapProps) {
  const t = useTranslations('Details.where');
  const { near, isExact } = where;
  return (
    <figure className="mt-4">
      <div className="flex items-stretch gap-4">
        <AreaDrawing where={where} mileLabel={(miles) => t('ring', { miles })} />
        <CountryDrawing where={where} />
      </div>
      <figcaption className="mt-3">
        {near && (isExact || near.direction !== 'in') && (
          <Sentence content={[title, near.name]}>
            {near.direction === 'in'
              ? t('in', { title, town: near.name })
              : t('near', { title, miles: near.miles, direction: t(`directions.${near.direction}`), town: near.name })}
          </Sentence>
        )}{' '}
        {!isExact && <span className="text-muted">{t(address ? 'roughly' : 'middle')}</span>}
      </figcaption>
    </figure>
  );
}

function AreaDrawing({ where, mileLabel }: { where: Whereabouts; mileLabel: (miles: number) => string }) {
  const { width, height } = areaMapSize;
  const { towns, rings } = where.area;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="min-w-0 max-w-[36rem] grow rounded-card border border-line bg-sage-soft"
    >
      {rings.map(({ miles, radius }) => (
        <circle
          key={miles}
          cx={width / 2}
          cy={height / 2}
          r={radius}
          className="fill-none stroke-line-strong"
          strokeDasharray="2 4"
        />
      ))}
      {towns.map(({ name, x, y, radius }) => (
        <circle key={`${name} ${x} ${y}`} cx={x} cy={y} r={radius} className="fill-primary/60" />
      ))}
      {rings.map(({ miles, radius }) => (
        <text
          key={miles}
          x={width / 2}
          y={height / 2 + radius - 4}
          textAnchor="middle"
          className={`${overDots} fill-muted text-[11px]`}
        >
          {mileLabel(miles)}
        </text>
      ))}
      {towns.map(
        ({ name, x, y, label }) =>
          label && (
            <text
              key={`${name} ${x} ${y}`}
              lang="en"
              direction="ltr"
              x={label.x}
              y={label.y}
              textAnchor={label.anchor}
              className={`${overDots} fill-ink text-[14px]`}
            >
              {name}
            </text>
          ),
      )}
      <path
        d={`M${width / 2} ${height / 2}c-4 -10 -11 -13 -11 -21a11 11 0 0 1 22 0c0 8 -7 11 -11 21z`}
        className="fill-accent stroke-white"
        strokeWidth={2}
      />
      <circle cx={width / 2} cy={height / 2 - 21} r={4} className="fill-white" />
    </svg>
  );
}

function CountryDrawing({ where }: { where: Whereabouts }) {
  const { width, height } = ukMapSize;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="hidden w-40 shrink-0 self-center sm:block">
      <image href="/maps/uk.svg" width={width} height={height} />
      <circle
        cx={where.inCountry.x}
        cy={where.inCountry.y}
        r={8}
        className="fill-accent stroke-white"
        strokeWidth={3}
      />
    </svg>
  );
}
