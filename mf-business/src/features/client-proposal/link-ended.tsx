import { FormattedMessage } from '@dara/sdk/i18n';
import { ButtonLink, SectionHeading } from '@dara/kit/ui';
import { paths } from '../../paths.ts';

const TOLD = ['LINK_EXPIRED', 'LINK_LOCKED', 'LINK_REVOKED'];

/** Why the link opens nothing any more, and whom to ask. */
export function LinkEnded({ code }: { code: string }) {
  const id = TOLD.includes(code) ? code : 'unknown';
  return (
    <>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id={`business.proposal.client.ended.${id}.text`} />}
      >
        <FormattedMessage id={`business.proposal.client.ended.${id}.title`} />
      </SectionHeading>
      <ButtonLink to={paths.contact}>
        <FormattedMessage id="business.proposal.client.contact" />
      </ButtonLink>
    </>
  );
}
