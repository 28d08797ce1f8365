import { TALENT_BODY, type BodyName } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Checkbox, RadioGroup, TextField } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useCardEditor } from '../draft/card-editor-context.ts';
import { useCoalesceKey } from '../draft/use-coalesce-key.ts';

const isBodyName = (field: string): field is BodyName => Object.hasOwn(TALENT_BODY, field);

/** Name, language and facts of the card. */
export function CardDetails({ nameError }: { nameError?: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { draft, options, change } = useCardEditor();
  const coalesceKey = useCoalesceKey();
  return (
    <Stack>
      <TextField
        id="card-name"
        required
        label={formatMessage({ id: 'talent.card.name' })}
        hint={formatMessage({ id: 'talent.card.nameHint' })}
        error={nameError}
        maxLength={options.nameMax}
        value={draft.name}
        onChange={(event) =>
          change({ kind: 'name', name: event.target.value }, coalesceKey('name'))
        }
      />
      <RadioGroup
        inline
        label={formatMessage({ id: 'talent.card.language' })}
        value={draft.language}
        onChange={(language) =>
          change({ kind: 'language', language: language === 'en' ? 'en' : 'th' })
        }
        options={(['th', 'en'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `talent.card.language.${value}` }),
        }))}
      />
      <Set>
        <legend>
          <FormattedMessage id="talent.card.fields" />
        </legend>
        {options.fields.map(({ field, isKnown, isAllowed }) => (
          <Checkbox
            key={field}
            label={
              isBodyName(field)
                ? localized(TALENT_BODY[field].label, locale)
                : formatMessage({ id: `talent.card.field.${field}` })
            }
            hint={
              isAllowed
                ? isKnown
                  ? undefined
                  : formatMessage({ id: 'talent.card.fields.unknown' })
                : formatMessage({ id: 'talent.card.fields.minor' })
            }
            disabled={!isAllowed}
            checked={isAllowed && draft.fields.includes(field)}
            onChange={(isShown) => change({ kind: 'field', field, isShown })}
          />
        ))}
      </Set>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space5};
`;

const Set = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${tokens.space2} ${tokens.space3};
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${tokens.space2};
    padding: 0;
    font-size: ${tokens.textSmall};
    font-weight: 600;
  }
`;
