import { ImagePreview } from '@dara/kit/image-field';
import { PendingChange } from '@dara/kit/record';
import { FormattedMessage } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BusinessRecord, PendingBusinessChange } from '../../api/generated.ts';
import { labelId } from './business-labels.ts';

interface PendingChangeBoxProps {
  business: BusinessRecord;
  change: PendingBusinessChange;
  mode: 'own' | 'staff';
  /** Actions. */
  actions?: ReactNode;
}

/** A change of a business's public fields that staff have not decided yet. */
export function PendingChangeBox({ business, change, mode, actions }: PendingChangeBoxProps) {
  return (
    <PendingChange
      texts={`business.profile.change.${mode}`}
      requestedAt={change.requestedAt}
      fields={change.fields}
      label={(field) => <FormattedMessage id={labelId(field)} />}
      before={business}
      after={change}
      valueOf={valueOf}
      actions={actions}
    />
  );
}

type Values = Pick<
  PendingBusinessChange,
  'companyName' | 'logo' | 'website' | 'taxId' | 'branchNo'
>;

function valueOf(values: Values, field: PendingBusinessChange['fields'][number]) {
  if (field === 'companyName') return [values.companyName?.th, values.companyName?.en];
  if (field !== 'logo') return [values[field]];
  if (!values.logo) return <FormattedMessage id="business.profile.change.noLogo" />;
  return (
    <Logo>
      <ImagePreview picture={values.logo} alt="" isWhole />
    </Logo>
  );
}

const Logo = styled.span`
  width: 96px;
`;
