import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorText, flattenErrors } from '../../forms/fields/error-value.ts';
import { useFormField } from '../../forms/fields/use-form-field.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { AlbumProblems } from './album-problems.tsx';
import { DropZone } from '../picture/drop-zone.tsx';
import { Limits } from '../single/form-image-field.tsx';
import type { Picture } from '../picture/picture.ts';
import { useAlbumIntake } from './use-album-intake.ts';

export interface PicturesFieldProps {
  /** Of a value that is a list of pictures. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Greatest number of pictures. */
  limit: number;
}

/** The value of a field of several pictures, and what was refused of it, here or by the server. */
export function usePictures<One>(name: string, limit: number) {
  const intl = useIntl();
  const { value: entries = [], setValue, ...field } = useFormField<One[]>(name);
  const { errors } = useFormikContext<Record<string, unknown>>();
  const intake = useAlbumIntake(limit);
  // A server names the picture that it refuses: `album.2`.
  const given: unknown = getIn(errors, name);
  const refusals = new Map<number, string>();
  for (const problem of flattenErrors(Array.isArray(given) ? given : undefined)) {
    refusals.set(Number(problem.name.split('.')[0]), errorText(problem.value, intl) ?? '');
  }
  const numbered = [...refusals].map(
    ([at, text]) =>
      `${intl.formatMessage({ id: 'kit.image.number' }, { number: at + 1 })}: ${text}`,
  );
  return {
    ...field,
    entries,
    refusals,
    isPreparing: intake.isPreparing,
    lines: [...intake.problems, ...numbered],
    change: (next: One[]) => {
      intake.forget();
      setValue(next);
    },
    /** Takes those that fit in after `present`, the pictures of the entries. */
    add: async (files: File[], present: readonly Picture[], entryOf: (file: File) => One) => {
      const accepted = await intake.take(files, present);
      if (accepted.length > 0) setValue([...entries, ...accepted.map(entryOf)]);
    },
    focusChooser: () => document.getElementById(field.id)?.focus(),
  };
}

interface PicturesFrameProps extends Omit<PicturesFieldProps, 'name'> {
  pictures: Pick<
    ReturnType<typeof usePictures<unknown>>,
    'id' | 'entries' | 'error' | 'isPreparing' | 'lines' | 'onBlur'
  >;
  onFiles: (files: File[]) => void;
  /** The pictures that are there. */
  children: ReactNode;
}

/** Label, count and problems around several pictures, and the place where more are dropped. */
export function PicturesFrame(props: PicturesFrameProps) {
  const { pictures, label, hint, limit, onFiles, children } = props;
  const { id, lines } = pictures;
  const error = lines.length > 0 ? <AlbumProblems lines={lines} /> : pictures.error;
  return (
    <Field
      {...{ id, label, hint, error }}
      aside={
        <Count>
          {pictures.entries.length}/{limit}
        </Count>
      }
    >
      {(control) => (
        <>
          {children}
          <DropZone
            id={id}
            multiple
            describedBy={control['aria-describedby']}
            isInvalid={Boolean(error)}
            isBusy={pictures.isPreparing}
            hint={
              <>
                <Limits />
                {' · '}
                <FormattedMessage id="kit.image.upTo" values={{ limit }} />
              </>
            }
            onFiles={onFiles}
            onBlur={pictures.onBlur}
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
