import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { checkImageFile } from '@dara/kit/validation';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { errorText, flattenErrors } from '../../forms/fields/error-value.ts';
import { useFormField } from '../../forms/fields/use-form-field.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { DropZone } from '../file/drop-zone.tsx';
import { Limits } from '../single/form-image-field.tsx';
import type { Picture } from '../file/image.ts';
import { isSameFile } from './album.ts';
import { prepareImage } from '../prepare/prepare-image.ts';

export interface ImagesFieldProps {
  /** For a value that is a list of images. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Maximum number of images. */
  limit: number;
}

/** Value of a field with several images, with errors of validation and server. */
export function useImages<One>(name: string, limit: number) {
  const intl = useIntl();
  const { value: entries = [], setValue, ...field } = useFormField<One[]>(name);
  const { errors } = useFormikContext<Record<string, unknown>>();
  const intake = useAlbumIntake(limit);
  // A server names the image that it refuses: `album.2`.
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
    /** Adds as many as fit after `present`, the existing images. */
    add: async (files: File[], present: readonly Picture[], entryOf: (file: File) => One) => {
      const accepted = await intake.take(files, present);
      if (accepted.length > 0) setValue([...entries, ...accepted.map(entryOf)]);
    },
    focusChooser: () => document.getElementById(field.id)?.focus(),
  };
}

interface ImagesFrameProps extends Omit<ImagesFieldProps, 'name'> {
  pictures: Pick<
    ReturnType<typeof useImages<unknown>>,
    'id' | 'entries' | 'error' | 'isPreparing' | 'lines' | 'onBlur'
  >;
  onFiles: (files: File[]) => void;
  /** The stored and new images. */
  children: ReactNode;
}

/** Label, count and problems around several images, and the place where more are dropped. */
export function ImagesFrame(props: ImagesFrameProps) {
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

/** Errors of several images, one per line. */
function AlbumProblems({ lines }: { lines: readonly string[] }) {
  return (
    <Lines>
      {lines.map((text) => (
        <span key={text}>{text} </span>
      ))}
    </Lines>
  );
}

/** Validates selected files one by one against the existing ones; refused files are listed with the reason. */
function useAlbumIntake(limit: number) {
  const intl = useIntl();
  const [problems, setProblems] = useState<string[]>([]);
  const [isPreparing, setIsPreparing] = useState(false);

  const take = async (files: readonly File[], present: readonly Picture[]): Promise<File[]> => {
    const refused: string[] = [];
    const accepted: File[] = [];
    setIsPreparing(true);
    for (const chosen of files) {
      const file = await prepareImage(chosen);
      const known = [...present, ...accepted];
      if (known.some((one) => isSameFile(one, file))) continue;
      const problem =
        known.length >= limit
          ? { id: 'kit.image.tooMany', values: { limit } }
          : await checkImageFile(file);
      if (!problem) accepted.push(file);
      else refused.push(`${file.name}: ${intl.formatMessage({ id: problem.id }, problem.values)}`);
    }
    setIsPreparing(false);
    setProblems(refused);
    return accepted;
  };
  return { problems, isPreparing, take, forget: () => setProblems([]) };
}

const Count = styled.span`
  color: ${tokens.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const Lines = styled.span`
  overflow-wrap: anywhere;
  span {
    display: block;
  }
`;
