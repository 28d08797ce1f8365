import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorText, flattenErrors } from '../forms/error-value.ts';
import { useFormField } from '../forms/form-context.ts';
import { Field } from '../ui/field.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { AlbumGridProps } from './album-grid.tsx';
import { AlbumProblems } from './album-problems.tsx';
import { newPicture, type AlbumPicture } from './album.ts';
import { DropZone } from './drop-zone.tsx';
import { Limits } from './form-image-field.tsx';
import { useAlbumIntake } from './use-album-intake.ts';

// Brings the library for dragging, which only editors need.
const AlbumGrid = lazyPart<AlbumGridProps>(() =>
  import(/* webpackChunkName: "album-grid" */ './album-grid.tsx').then(
    (module) => module.AlbumGrid,
  ),
);

export interface FormAlbumFieldProps {
  /** Of a value that is a list of `AlbumPicture`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Greatest number of pictures. */
  limit: number;
}

/** Errors of the entries of a list. */
function listIn(errors: object, name: string): unknown {
  const own: unknown = getIn(errors, name);
  return Array.isArray(own) ? own : undefined;
}

/** Pictures in an order of one's own: chosen or dropped, checked, described, moved by pointer, touch and keys. */
export function FormAlbumField({ name, label, hint, limit }: FormAlbumFieldProps) {
  const intl = useIntl();
  const { id, value: album = [], error, setValue, onBlur } = useFormField<AlbumPicture[]>(name);
  const { errors } = useFormikContext<Record<string, unknown>>();
  const intake = useAlbumIntake(limit);
  // A server names the picture that it refuses: `album.2`.
  const refusals = new Map<number, string>();
  for (const problem of flattenErrors(listIn(errors, name))) {
    refusals.set(Number(problem.name.split('.')[0]), errorText(problem.value, intl) ?? '');
  }
  const numbered = [...refusals].map(
    ([at, text]) =>
      `${intl.formatMessage({ id: 'shared.image.number' }, { number: at + 1 })}: ${text}`,
  );
  const lines = [...intake.problems, ...numbered];
  const take = async (files: File[]) => {
    const accepted = await intake.take(
      files,
      album.map(({ picture }) => picture),
    );
    if (accepted.length > 0) setValue([...album, ...accepted.map(newPicture)]);
  };
  const change = (next: AlbumPicture[]) => {
    intake.forget();
    setValue(next);
  };
  const focusChooser = () => document.getElementById(id)?.focus();
  return (
    <Field
      {...{ id, label, hint }}
      error={lines.length > 0 ? <AlbumProblems lines={lines} /> : error}
      aside={
        <Count>
          {album.length}/{limit}
        </Count>
      }
    >
      {(control) => (
        <>
          {album.length > 0 && (
            <AlbumGrid
              name={name}
              album={album}
              refusals={refusals}
              onChange={change}
              onEmptied={focusChooser}
              pending={<Skeleton shape="box" height={180} />}
            />
          )}
          <DropZone
            id={id}
            multiple
            describedBy={control['aria-describedby']}
            isInvalid={lines.length > 0}
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
