import { businessName } from '@dara/agency/labels';
import { RecordHeading } from '@dara/kit/record';
import { MissingTranslation } from '@dara/kit/resource';
import { Badge, Logo, StatusBadge } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import type { BusinessRecord } from '../../api/generated.ts';
import { businessMessages, businessTypeMessages } from './business.messages.ts';

interface BusinessHeadingProps {
  business: BusinessRecord;
  isDeleted?: boolean;
  /** Actions of the business. */
  children?: ReactNode;
}

/** Which business it is, its status, and when it was last edited. */
export function BusinessHeading({ business, isDeleted, children }: BusinessHeadingProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const name = businessName(business, locale);
  const other = businessName(business, locale === 'th' ? 'en' : 'th');
  const notes = [
    ...(other !== name ? [other] : []),
    formatMessage(businessTypeMessages[business.businessType]),
    ...(business.industry ? [business.industry] : []),
  ];
  return (
    <RecordHeading
      picture={<Logo name={name} image={business.logo} size={80} />}
      name={name}
      notes={notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      marks={
        <>
          <StatusBadge status={business.status} />
          {!business.active && <StatusBadge status="Inactive" />}
          {business.showAsClient && (
            <Badge>
              <FormattedMessage {...businessMessages.client} />
            </Badge>
          )}
          {business.missingTranslation && <MissingTranslation />}
        </>
      }
      isDeleted={isDeleted}
      updatedAt={business.updatedAt}
    >
      {children}
    </RecordHeading>
  );
}
