import type { ComponentProps } from 'react';

type Props = ComponentProps<'img'> & { readonly src: string };

/** One of the site's own drawings, or the company's logo. Next's optimiser has nothing to do there. */
export function Drawing({ src, alt = '', className = '', ...rest }: Props) {
  // biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from
  return <img src={src} alt={alt} className={`drawing ${className}`} {...rest} />;
}
