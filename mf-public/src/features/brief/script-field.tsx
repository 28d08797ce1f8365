import { useFormField } from '@dara/kit/forms';
import { Button, Field, TextField } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useBriefText } from './brief-texts.ts';

/** The script as a file. The api checks its content. */
export function ScriptField() {
  const text = useBriefText();
  const { id, value, error, onBlur, setValue } = useFormField<File | null>('script');
  if (!value) {
    return (
      <TextField
        type="file"
        accept=".pdf,.doc,.docx"
        {...{ id, error, onBlur }}
        label={text('script')}
        hint={text('scriptFileHint')}
        onChange={({ target }) => setValue(target.files?.[0] ?? null)}
      />
    );
  }
  return (
    <Field label={text('script')} hint={text('scriptFileHint')} error={error}>
      {(control) => (
        <Chosen id={id}>
          <span>{value.name}</span>
          <Button
            size="small"
            aria-describedby={control['aria-describedby']}
            onClick={() => setValue(null)}
          >
            {text('scriptRemove')}
          </Button>
        </Chosen>
      )}
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
