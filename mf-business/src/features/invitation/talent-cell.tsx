import { RecordCell, Thumbnail } from '@dara/kit/resource';
import { RecordLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { genderMessages } from '@dara/agency/labels';
import { Avatar } from '@dara/kit/ui';
import type { InvitedTalent } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

export const PORTRAIT_PX = 36;

interface TalentCellProps {
  talent: Pick<InvitedTalent, 'id' | 'name' | 'image' | 'gender' | 'age' | 'height'>;
}

/** A talent with portrait, name and key facts; linked. */
export function TalentCell({ talent }: TalentCellProps) {
  const { formatMessage, formatNumber } = useIntl();
  const name = localized(talent.name, useLocale());
  const isBusiness = useSession().profile?.permission === 'Business';
  const { gender, age, height } = talent;
  return (
    <RecordCell
      picture={
        <Thumbnail
          image={talent.image}
          width={PORTRAIT_PX}
          ratio="3 / 4"
          fallback={<Avatar decorative name={name} size={PORTRAIT_PX} />}
        />
      }
      title={
        <RecordLink to={(isBusiness ? paths.talentPublic : paths.talentDetail)(talent.id)}>
          {name}
        </RecordLink>
      }
      note={
        <FormattedMessage
          id="business.invitation.talentNote"
          values={{
            gender: formatMessage(genderMessages[gender]),
            hasAge: String(age !== null),
            age,
            hasHeight: String(height !== null),
            height: height === null ? '' : formatNumber(height),
          }}
        />
      }
    />
  );
}
