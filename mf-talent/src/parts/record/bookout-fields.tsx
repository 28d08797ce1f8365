import { TALENT_LISTS } from '@dara/model';
import { FormDateField } from '@dara/kit/date';
import { useFormField } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Button, IconButton } from '@dara/kit/ui';
import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { type BookoutValues, type RecordValues } from './record.model.ts';

/** Days on which the talent cannot work. */
export function BookoutFields() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<RecordValues>();
  const { id } = useFormField<BookoutValues[]>('bookouts');
  const { bookouts } = values;
  const add = () => {
    const next = { key: `new-${crypto.randomUUID()}`, from: '', to: '' };
    void setFieldValue('bookouts', [...bookouts, next], false);
  };
  const remove = (key: string) => {
    void setFieldValue(
      'bookouts',
      bookouts.filter((one) => one.key !== key),
    );
    document.getElementById(id)?.focus();
  };
  return (
    <>
      {bookouts.map(({ key, from }, at) => (
        <Row
          key={key}
          role="group"
          aria-label={formatMessage({ id: 'talent.record.bookout.row' }, { number: at + 1 })}
        >
          <FormDateField
            name={`bookouts.${at}.from`}
            required
            label={<FormattedMessage id="talent.record.field.from" />}
          />
          <FormDateField
            name={`bookouts.${at}.to`}
            required
            min={from || undefined}
            label={<FormattedMessage id="talent.record.field.to" />}
          />
          <IconButton
            label={formatMessage({ id: 'talent.record.bookout.remove' }, { number: at + 1 })}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => remove(key)}
          />
        </Row>
      ))}
      {bookouts.length < TALENT_LISTS.bookouts && (
        <div>
          <Button id={id} size="small" icon={<Plus size={18} aria-hidden />} onClick={add}>
            <FormattedMessage id="talent.record.bookout.add" />
          </Button>
        </div>
      )}
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space3};
  align-items: end;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 240px)) auto;
    align-items: start;
    > :first-child {
      grid-column: auto;
    }
    > :last-child {
      margin-block-start: 26px;
    }
  }
`;
