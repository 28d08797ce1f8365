import { PicturePreview } from '@dara/kit/image-field';
import { useFormat } from '@dara/kit/format';
import { NoValue } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ArrowRight, Hourglass } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BusinessRecord, PendingBusinessChange } from '../../api/generated.ts';
import { labelId } from './business-labels.ts';

interface PendingChangeBoxProps {
  business: BusinessRecord;
  change: PendingBusinessChange;
  mode: 'own' | 'staff';
  /** What can be done about it. */
  children?: ReactNode;
}

/** What a business wants changed, field by field: what is shown now, and what would be. */
export function PendingChangeBox({ business, change, mode, children }: PendingChangeBoxProps) {
  const id = useId();
  const format = useFormat();
  return (
    <Box aria-labelledby={id}>
      <Hourglass size={20} aria-hidden />
      <div>
        <h2 id={id}>
          <FormattedMessage id={`business.profile.change.${mode}.title`} />
        </h2>
        <p>
          <FormattedMessage
            id={`business.profile.change.${mode}.text`}
            values={{ date: format.dateTime(change.requestedAt) }}
          />
        </p>
        <Changes>
          {change.fields.map((field) => (
            <div key={field}>
              <dt>
                <FormattedMessage id={labelId(field)} />
              </dt>
              <dd>
                <Side label="before" of={business} field={field} />
                <ArrowRight size={16} aria-hidden />
                <Side label="after" of={change} field={field} />
              </dd>
            </div>
          ))}
        </Changes>
        <Actions>{children}</Actions>
      </div>
    </Box>
  );
}

type Field = PendingBusinessChange['fields'][number];

interface SideProps {
  label: 'before' | 'after';
  of: Pick<PendingBusinessChange, 'logo' | 'website' | 'taxId' | 'branchNo'> & {
    companyName: BusinessRecord['companyName'] | null;
  };
  field: Field;
}

function Side({ label, of, field }: SideProps) {
  return (
    <span data-side={label}>
      <small>
        <FormattedMessage id={`kit.record.history.${label}`} />
      </small>
      <Value of={of} field={field} />
    </span>
  );
}

function Value({ of, field }: Omit<SideProps, 'label'>) {
  if (field === 'logo') {
    return of.logo ? (
      <Logo>
        <PicturePreview picture={of.logo} alt="" isWhole />
      </Logo>
    ) : (
      <FormattedMessage id="business.profile.change.noLogo" />
    );
  }
  const lines = field === 'companyName' ? [of.companyName?.th, of.companyName?.en] : [of[field]];
  const shown = lines.filter(Boolean);
  return shown.length === 0 ? <NoValue /> : shown.map((line) => <span key={line}>{line}</span>);
}

const Box = styled.section`
  display: flex;
  gap: ${tokens.space3};
  align-items: flex-start;
  margin-block-end: ${tokens.space6};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 4px;
    color: ${tokens.warning};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
    line-height: inherit;
  }
  p {
    margin: 0;
  }
`;

const Changes = styled.dl`
  display: grid;
  gap: ${tokens.space3};
  margin: ${tokens.space3} 0;
  dt {
    font-weight: 600;
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 16px minmax(0, 1fr);
    gap: ${tokens.space3};
    max-width: 560px;
    margin: 0;
  }
  dd > svg {
    margin-block-start: 28px;
  }
  [data-side] {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Logo = styled.span`
  width: 96px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  align-items: center;
`;
