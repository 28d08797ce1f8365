import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { ButtonLink } from '@dara/kit/ui';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../../paths.ts';

/** The way back for the talent who looks at the own page as everybody sees it. */
export function OwnPageLink({ talentId }: { talentId: string }) {
  const { profile } = useSession();
  if (profile?.talentId !== talentId) return null;
  return (
    <ButtonLink size="small" to={paths.ownProfile}>
      <ArrowLeft size={16} aria-hidden />
      <FormattedMessage id="public.talent.backToProfile" />
    </ButtonLink>
  );
}
