import { DropZone } from '@dara/kit/image-field';
import { useFormField } from '@dara/kit/forms';
import { Button, Field } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { FileText, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useBriefText } from './brief-texts.ts';

/** The script as a file: dropped here or chosen. The api checks its content. */
export function ScriptField() {
  const text = useBriefText();
  const { id, value, error, onBlur, setValue } = useFormField<File | null>('script');
  return (
    <Field id={id} label={text('script')} hint={text('scriptFileHint')} error={error}>
      {(control) =>
        value ? (
          <Chosen id={id}>
            <FileText size={20} aria-hidden />
            <span>{value.name}</span>
            <Button
              size="small"
              icon={<Trash2 size={18} aria-hidden />}
              aria-describedby={control['aria-describedby']}
              onClick={() => setValue(null)}
            >
              {text('scriptRemove')}
            </Button>
          </Chosen>
        ) : (
          <DropZone
            id={id}
            accept=".pdf,.doc,.docx"
            describedBy={control['aria-describedby']}
            isInvalid={Boolean(error)}
            onFiles={([file]) => file && setValue(file)}
            onBlur={onBlur}
          >
            <FileText size={28} strokeWidth={1.5} aria-hidden />
            <span>{text('scriptChoose')}</span>
          </DropZone>
        )
      }
    </Field>
  );
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  padding: ${tokens.space3};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  span {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
