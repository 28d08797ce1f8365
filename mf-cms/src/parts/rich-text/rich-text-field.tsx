import type { Locale } from '@dara/contract';
import { useFormField } from '@dara/kit/forms';
import { Button, Field, Skeleton, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bytesOf } from './bytes.ts';
import type { ImageUpload } from './image-upload.ts';

export interface RichTextFieldProps {
  /** For an HTML value; an empty text is an empty string. */
  name: string;
  label: ReactNode;
  /** The language that the text is written in. */
  lang: Locale;
  required?: boolean;
  maxBytes: number;
  /** Uploads an image; without it the text has none. */
  onUpload?: ImageUpload;
}

const RichTextEditor = lazyComponent(() =>
  import(/* webpackChunkName: "rich-text-editor" */ './rich-text-editor.tsx').then(
    (module) => module.RichTextEditor,
  ),
);

/** A rich text field with an HTML value. Its editor is loaded lazily. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, lang, required, maxBytes, onUpload } = props;
  const { formatMessage, formatNumber } = useIntl();
  const field = useFormField<string>(name);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const onChange = useStable(field.setValue);
  const onBlur = useStable(field.onBlur);
  const bytes = bytesOf(field.value);
  const tooLong =
    bytes > maxBytes
      ? formatMessage(
          { id: 'cms.richText.tooLong' },
          { share: formatNumber(bytes / maxBytes, { style: 'percent' }) },
        )
      : undefined;
  const error = tooLong ?? field.error;
  const labelId = `${field.id}-label`;
  return (
    <Field id={field.id} labelId={labelId} label={label} {...{ required, error }}>
      {(control) =>
        hasFailed ? (
          <Pending>
            <p>
              <FormattedMessage id="cms.richText.failed" />
            </p>
            <Button
              onClick={() => {
                setHasFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              <FormattedMessage id="kit.ui.error.retry" />
            </Button>
          </Pending>
        ) : (
          <RichTextEditor
            key={`${lang} ${attempt}`}
            pending={
              <Pending aria-busy="true">
                <Skeleton shape="box" height="100%" />
              </Pending>
            }
            onFailed={() => setHasFailed(true)}
            id={control.id}
            lang={lang}
            value={field.value}
            onChange={onChange}
            onBlur={onBlur}
            onUpload={onUpload}
            labelledBy={labelId}
            describedBy={control['aria-describedby']}
            isInvalid={Boolean(error)}
            isRequired={required ?? false}
          />
        )
      }
    </Field>
  );
}

/** One function for all renderings, which calls the newest: the editor is not rendered again because of it. */
function useStable<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(call);
  useEffect(() => {
    ref.current = call;
  });
  return useCallback((...args: Args) => ref.current(...args), []);
}

/** As high as the editor will be. */
const Pending = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  height: 420px;
  > [data-shape],
  > :only-child {
    width: 100%;
    height: 100%;
  }
`;
