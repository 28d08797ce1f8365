import { talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { fullName, nickNameBeside } from '@dara/model';
import { RecordHeading } from '@dara/kit/record';
import { MissingTranslation } from '@dara/kit/resource';
import { Avatar, Badge, StatusBadge } from '@dara/kit/ui';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TalentRecord } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { useTalentName } from '../../parts/talent-names.ts';
import { isTranslationMissing } from './talent-detail.model.ts';

interface DetailHeadingProps {
  talent: TalentRecord;
  isDeleted?: boolean;
  /** Actions of the talent. */
  children?: ReactNode;
}

/** Name, status and last edit of the talent. */
export function DetailHeading({ talent, isDeleted = false, children }: DetailHeadingProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { name, stageName } = useTalentName(talent);
  const nickName = localized(talent.nickName, locale);
  const types = talent.talentTypes.map((type) => formatMessage(talentTypeMessages[type]));
  const own = [fullName(talent, locale), nickName].filter((one) => nickNameBeside(name, one));
  return (
    <RecordHeading
      picture={<Avatar decorative name={name} image={talent.image} size={80} />}
      name={name}
      notes={
        <>
          {stageName && <span lang="th">{stageName}</span>}
          {[...new Set([...own, ...types])].map((one) => (
            <span key={one}>{one}</span>
          ))}
        </>
      }
      marks={<StatusBadges talent={talent} />}
      isDeleted={isDeleted}
      updatedAt={talent.updatedAt}
      site={{
        to: paths.talentPublic(talent.id),
        hidden: !talent.isPublic && (
          <FormattedMessage id={`talent.manage.hidden.${hiddenBecause(talent)}`} />
        ),
      }}
    >
      {children}
    </RecordHeading>
  );
}

/** What a talent lacks who is not public. */
function hiddenBecause({ status, active }: TalentRecord): 'status' | 'inactive' | 'consent' {
  if (status !== 'Approved') return 'status';
  return active ? 'consent' : 'inactive';
}

function StatusBadges({ talent }: { talent: TalentRecord }) {
  return (
    <>
      <StatusBadge status={talent.status} />
      {!talent.active && <StatusBadge status="Inactive" />}
      {talent.isTop10 && (
        <Badge tone="brand">
          <Star size={12} fill="currentcolor" aria-hidden />
          <FormattedMessage id="talent.list.filter.top10" />
        </Badge>
      )}
      {isTranslationMissing(talent) && <MissingTranslation />}
    </>
  );
}
