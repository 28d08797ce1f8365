import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { newImage, type AlbumImage } from './album.ts';
import { ImagesFrame, useImages, type ImagesFieldProps } from './images-frame.tsx';

// Brings the library for dragging, which only editors need.
const AlbumGrid = lazyComponent(() =>
  import(/* webpackChunkName: "album-grid" */ './album-grid.tsx').then(
    (module) => module.AlbumGrid,
  ),
);

/** For a value that is a list of `AlbumPicture`. */
export type FormAlbumFieldProps = ImagesFieldProps;

/** A sortable list of images: select or drop, validate, describe, move by pointer, touch and keyboard. */
export function FormAlbumField({ name, ...field }: FormAlbumFieldProps) {
  const pictures = useImages<AlbumImage>(name, field.limit);
  const { entries, refusals, change, add, focusChooser } = pictures;
  const present = entries.map(({ picture }) => picture);
  return (
    <ImagesFrame
      {...field}
      pictures={pictures}
      onFiles={(files) => void add(files, present, newImage)}
    >
      {entries.length > 0 && (
        <AlbumGrid
          name={name}
          album={entries}
          refusals={refusals}
          onChange={change}
          onEmptied={focusChooser}
          pending={<Skeleton shape="box" height={180} />}
        />
      )}
    </ImagesFrame>
  );
}
