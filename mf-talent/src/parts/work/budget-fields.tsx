import { BUDGET_TYPES, WORK_FIELDS } from '@dara/model';
import { FormNumberField, FormSelect, FormTextField } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { FormRows, RowFields } from './form-rows.tsx';
import { newBudget } from './work.model.ts';

/** Rates of each kind of assignment. */
export function BudgetFields() {
  const { formatMessage } = useIntl();
  const types = BUDGET_TYPES.map((value) => ({
    value,
    label: formatMessage({ id: `talent.budget.${value}` }),
  }));
  return (
    <FormRows
      name="budgets"
      rowLabel={formatMessage({ id: 'talent.work.row.budget' })}
      addLabel={<FormattedMessage id="talent.work.addBudget" />}
      empty={<FormattedMessage id="talent.profile.budgetsEmpty" />}
      make={newBudget}
    >
      {(path) => (
        <Fields>
          <div data-first>
            <FormSelect
              required
              name={`${path}.type`}
              label={<FormattedMessage id="talent.work.field.type" />}
              options={types}
            />
          </div>
          <FormNumberField
            required
            decimal
            name={`${path}.rateCharge`}
            label={<FormattedMessage id="talent.work.field.rateCharge" />}
            unit={formatMessage({ id: 'talent.work.baht' })}
          />
          <FormTextField
            className="wide"
            name={`${path}.detail`}
            maxLength={WORK_FIELDS.budgetDetail.max}
            label={<FormattedMessage id="talent.work.field.detail" />}
          />
        </Fields>
      )}
    </FormRows>
  );
}

const Fields = styled(RowFields)`
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 180px minmax(0, 1.5fr);
    .wide {
      grid-column: auto;
    }
  }
`;
