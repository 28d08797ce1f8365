import { DescriptionList, RecordSection } from '@dara/kit/record';
import { resourceRecordPage } from '@dara/kit/resource-screens';
import { ExternalLink, TextLink } from '@dara/kit/ui';
import { CLIENT } from '@dara/model';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ClientRecord } from '../../api/generated.ts';
import { clients } from './client.screens.ts';

/** A client that follows a business: its values, and a link to edit them there. */
function OfBusiness({ client: { businessProfileId, link, position } }: { client: ClientRecord }) {
  const locale = useLocale();
  return (
    <RecordSection title={<FormattedMessage id="cms.client.filter.ofBusiness.true" />}>
      <p>
        <FormattedMessage id="cms.client.ofBusinessText" />
      </p>
      <ProfileLink>
        <TextLink to={`/management/business/profile/detail/${businessProfileId}`}>
          <FormattedMessage id="cms.client.toBusiness" />
        </TextLink>
      </ProfileLink>
      <DescriptionList
        facts={[
          {
            id: 'link',
            label: localized(CLIENT.fields.link.label, locale),
            value: link && <ExternalLink href={link}>{link}</ExternalLink>,
          },
          {
            id: 'position',
            label: localized(CLIENT.computed.position.label, locale),
            value: position,
          },
        ]}
      />
    </RecordSection>
  );
}

export const page = resourceRecordPage(clients, {
  readOnly: (client) => <OfBusiness client={client} />,
});

const ProfileLink = styled.p`
  margin-block: ${tokens.space2} ${tokens.space4};
`;
