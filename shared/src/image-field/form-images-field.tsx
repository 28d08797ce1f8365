import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { X } from 'lucide-react';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorText, flattenErrors } from '../forms/error-value.ts';
import { useFormField } from '../forms/form-context.ts';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AlbumProblems } from './album-problems.tsx';
import { DropZone } from './drop-zone.tsx';
import { Limits } from './form-image-field.tsx';
import { isFile, type Picture } from './picture.ts';
import { PicturePreview } from './picture-preview.tsx';
import { useAlbumIntake } from './use-album-intake.ts';

export interface FormImagesFieldProps {
  /** Of a value that is a list of `Picture`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Greatest number of pictures. */
  limit: number;
}

/** Several pictures: dropped or chosen together, each checked before it is sent. */
export function FormImagesField({ name, label, hint, limit }: FormImagesFieldProps) {
  const intl = useIntl();
  const { id, value: pictures = [], error, setValue, onBlur } = useFormField<Picture[]>(name);
  const { errors } = useFormikContext<Record<string, unknown>>();
  const intake = useAlbumIntake(limit);
  // A server names the picture that it refuses: `album.2`.
  const given: unknown = getIn(errors, name);
  const refusals = flattenErrors(Array.isArray(given) ? given : undefined).map((problem) => {
    const number = intl.formatMessage(
      { id: 'shared.image.number' },
      { number: Number(problem.name) + 1 },
    );
    return `${number}: ${errorText(problem.value, intl) ?? ''}`;
  });
  const lines = [...intake.problems, ...refusals];

  const take = async (files: File[]) => {
    const accepted = await intake.take(files, pictures);
    if (accepted.length > 0) setValue([...pictures, ...accepted]);
  };
  const remove = (index: number) => {
    intake.forget();
    setValue(pictures.filter((_, other) => other !== index));
    document.getElementById(id)?.focus();
  };
  const shownError = lines.length > 0 ? <AlbumProblems lines={lines} /> : error;
  return (
    <Field
      {...{ id, label, hint }}
      error={shownError}
      aside={
        <Count>
          {pictures.length}/{limit}
        </Count>
      }
    >
      {(control) => (
        <>
          {pictures.length > 0 && (
            <Grid role="list">
              {pictures.map((picture, index) => (
                <li key={isFile(picture) ? `${picture.name}${picture.size}` : picture.id}>
                  <PicturePreview
                    picture={picture}
                    alt={intl.formatMessage({ id: 'shared.image.number' }, { number: index + 1 })}
                  />
                  <Remove
                    size="small"
                    variant="secondary"
                    label={intl.formatMessage(
                      { id: 'shared.image.removeNumber' },
                      { number: index + 1 },
                    )}
                    icon={<X size={18} aria-hidden />}
                    onClick={() => remove(index)}
                  />
                </li>
              ))}
            </Grid>
          )}
          <DropZone
            id={id}
            multiple
            describedBy={control['aria-describedby']}
            isInvalid={Boolean(shownError)}
            hint={
              <>
                <Limits />
                {' · '}
                <FormattedMessage id="shared.image.upTo" values={{ limit }} />
              </>
            }
            onFiles={(files) => void take(files)}
            onBlur={onBlur}
          />
        </>
      )}
    </Field>
  );
}

const Count = styled.span`
  color: ${tokens.inkMuted};
  font-variant-numeric: tabular-nums;
`;

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
