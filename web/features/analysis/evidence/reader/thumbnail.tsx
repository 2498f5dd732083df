import { PageImage } from '../page/page-image.tsx';
import { pictureAddress, thumbnailWidth } from '../page/picture-address.ts';

/** A picture that is scrolled past before it came is not waited for: the next ones would stand in line behind it. */
const cancelled = (image: HTMLImageElement | null) => () => image?.removeAttribute('src');

interface ThumbnailProps {
  image: string | null;
  text: string;
  /** The picture did not come. */
  onLost: () => void;
}

/** A page in small: its picture, or its text too small to read. */
export function Thumbnail({ image, text, onLost }: ThumbnailProps) {
  if (image) {
    return (
      <PageImage
        ref={cancelled}
        src={pictureAddress(image, thumbnailWidth)}
        alt=""
        decoding="async"
        fetchPriority="low"
        onLost={onLost}
        className="size-full object-contain"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="block overflow-hidden p-2 text-left font-serif text-[0.25rem] leading-[1.4] whitespace-pre-wrap text-black wrap-anywhere"
    >
      {text.slice(0, 3000)}
    </span>
  );
}
