import { CHANNELS, type Channel } from '@dara/model';
import { channelMessages } from '@dara/agency/labels';
import { FormNumberField, errorText, useFormField } from '@dara/kit/forms';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { NothingYet } from '@dara/kit/record';
import { tokens } from '@dara/sdk/theme';
import { Button, IconButton } from '@dara/kit/ui';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { suggestRates } from './work-rates.model.ts';
import { newPerformance, type WorkValues } from './work.model.ts';

const LIST = 'socialMediaPerformance';

/** Performance per channel; used channels are not offered again. */
export function PerformanceFields() {
  const { values } = useFormikContext<WorkValues>();
  const rows = values.socialMediaPerformance;
  const addersRef = useRef<HTMLDivElement>(null);
  const missing = CHANNELS.filter((one) => !rows.some(({ channel }) => channel === one));
  return (
    <FieldArray name={LIST}>
      {({ push, remove }) => (
        <>
          {rows.length === 0 && (
            <NothingYet>
              <FormattedMessage id="talent.work.performanceEmpty" />
            </NothingYet>
          )}
          <Entries>
            {rows.map(({ key, channel }, index) => (
              <Entry
                key={key}
                index={index}
                channel={channel}
                onRemove={() => {
                  remove(index);
                  addersRef.current?.focus();
                }}
              />
            ))}
          </Entries>
          {missing.length > 0 && (
            <Adders ref={addersRef} tabIndex={-1} role="group" aria-labelledby="work-add-channel">
              <span id="work-add-channel">
                <FormattedMessage id="talent.work.addChannel" />
              </span>
              {missing.map((channel) => (
                <Button
                  key={channel}
                  size="small"
                  icon={<Plus size={18} aria-hidden />}
                  onClick={() => push(newPerformance(channel))}
                >
                  <FormattedMessage {...channelMessages[channel]} />
                </Button>
              ))}
            </Adders>
          )}
        </>
      )}
    </FieldArray>
  );
}

interface EntryProps {
  index: number;
  channel: Channel;
  onRemove: () => void;
}

const FIGURES = ['averagePostReach', 'averageStoryView'] as const;

function Entry({ index, channel, onRemove }: EntryProps) {
  const intl = useIntl();
  const path = `${LIST}.${index}`;
  const name = intl.formatMessage(channelMessages[channel]);
  const { values, getFieldMeta } = useFormikContext<WorkValues>();
  const { id } = useFormField<Channel>(`${path}.channel`);
  // Refused by the server only, so it shows without having been touched.
  const refused = errorText(getFieldMeta(`${path}.channel`).error, intl);
  const entry = values.socialMediaPerformance[index];
  if (!entry) return null;
  const suggested = suggestRates(entry, values.budgets);
  return (
    <Card id={id} tabIndex={-1} role="group" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <IconButton
          label={intl.formatMessage({ id: 'talent.work.removeRow' }, { row: name })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={onRemove}
        />
      </header>
      {refused && <Refused role="alert">{refused}</Refused>}
      <Fields>
        <FormNumberField
          name={`${path}.followers`}
          label={
            <FormattedMessage
              id={
                channel === 'Youtube'
                  ? 'talent.profile.subscribers'
                  : 'talent.list.column.followers'
              }
            />
          }
        />
        <FormNumberField
          decimal
          unit="%"
          name={`${path}.engagement`}
          label={<FormattedMessage id="talent.work.field.engagement" />}
        />
        {FIGURES.map((figure) => (
          <FormNumberField
            key={figure}
            name={`${path}.${figure}`}
            label={<FormattedMessage id={`talent.work.field.${figure}`} />}
          />
        ))}
        <RateField name={`${path}.cpr`} label="cpr" suggested={suggested.cpr} />
        <RateField name={`${path}.cpe`} label="cpe" suggested={suggested.cpe} />
      </Fields>
    </Card>
  );
}

interface RateFieldProps {
  name: string;
  label: 'cpr' | 'cpe';
  suggested: number | null;
}

/** When empty the suggestion applies; an own number can be cleared. */
function RateField({ name, label, suggested }: RateFieldProps) {
  const intl = useIntl();
  const format = useFormat();
  const { id, value, setValue } = useFormField<string>(name);
  const rate = format.money(suggested);
  const title = intl.formatMessage({ id: `talent.work.field.${label}` });
  const useIt = intl.formatMessage({ id: 'talent.work.useSuggestion' });
  const giveUpLabel = `${title}: ${useIt}`;
  const giveUp = () => {
    setValue('');
    document.getElementById(id)?.focus();
  };
  return (
    <div>
      <FormNumberField
        decimal
        name={name}
        label={title}
        unit={intl.formatMessage({ id: 'talent.work.baht' })}
        placeholder={suggested === null ? undefined : intl.formatNumber(suggested)}
        hint={
          rate ? (
            <FormattedMessage id="talent.work.suggested" values={{ rate }} />
          ) : (
            <FormattedMessage id={`talent.work.noSuggestion.${label}`} />
          )
        }
      />
      {value && rate && (
        <Button
          size="small"
          variant="ghost"
          icon={<RotateCcw size={16} aria-hidden />}
          aria-label={giveUpLabel}
          onClick={giveUp}
        >
          {useIt}
        </Button>
      )}
    </div>
  );
}

const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  outline: none;
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: -8px -8px 0 0;
  }
  h3 {
    margin: 0;
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
`;

const Refused = styled.p`
  margin: 0;
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${tokens.space4};
  align-items: end;
`;

const Adders = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  margin-block-start: ${tokens.space4};
  outline: none;
  > span {
    margin-inline-end: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
