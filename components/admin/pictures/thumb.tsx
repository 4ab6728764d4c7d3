import { Picture } from '@/components/ui/picture';
import { imageHref } from '@/lib/listings/image-href';

/** A small picture; what it is stands beside it. */
export function Thumb({ name }: { name: string }) {
  return (
    <Picture
      src={imageHref(name)}
      alt=""
      width={96}
      height={72}
      sizes="8rem"
      className="aspect-[4/3] w-full max-w-32 rounded-control bg-sage-soft object-cover"
    />
  );
}
