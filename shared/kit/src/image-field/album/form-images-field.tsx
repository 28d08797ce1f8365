import { useIntl } from '@dara/sdk/i18n';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { isFile, type Picture } from '../file/image.ts';
import { ImagePreview } from '../file/image-preview.tsx';
import { ImagesFrame, useImages, type ImagesFieldProps } from './images-frame.tsx';

/** For a value that is a list of `Picture`. */
export type FormImagesFieldProps = ImagesFieldProps;

/** Several images: dropped or chosen together, each checked before it is sent. */
export function FormImagesField({ name, ...field }: FormImagesFieldProps) {
  const { formatMessage } = useIntl();
  const pictures = useImages<Picture>(name, field.limit);
  const { entries, change, add, focusChooser } = pictures;
  const remove = (index: number) => {
    change(entries.filter((_, other) => other !== index));
    focusChooser();
  };
  return (
    <ImagesFrame
      {...field}
      pictures={pictures}
      onFiles={(files) => void add(files, entries, (file) => file)}
    >
      {entries.length > 0 && (
        <Grid role="list">
          {entries.map((picture, index) => (
            <li key={isFile(picture) ? `${picture.name}${picture.size}` : picture.id}>
              <ImagePreview
                picture={picture}
                alt={formatMessage({ id: 'kit.image.number' }, { number: index + 1 })}
              />
              <Remove
                size="small"
                variant="secondary"
                label={formatMessage({ id: 'kit.image.removeNumber' }, { number: index + 1 })}
                icon={<X size={18} aria-hidden />}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </Grid>
      )}
    </ImagesFrame>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 12px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
  li {
    position: relative;
  }
`;

const Remove = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`;
