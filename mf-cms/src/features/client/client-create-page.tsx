import type { RoutePage } from '@dara/contract';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { ClientForm } from './client-form.tsx';
import { clientPaths } from './client.path.ts';

/** The address without an id makes a new client. */
function ClientCreatePage() {
  const navigate = useNavigate();
  return (
    <Page>
      <SectionHeading level={1} lead={<FormattedMessage id="cms.client.createLead" />}>
        <FormattedMessage id="cms.client.create" />
      </SectionHeading>
      <ClientForm
        onSaved={({ id }) => void navigate(clientPaths.detail(id), { replace: true })}
        onCancel={() => void navigate(clientPaths.list)}
      />
    </Page>
  );
}

export const page: RoutePage = {
  Component: ClientCreatePage,
  head: ({ formatMessage }) => ({ title: formatMessage('cms.client.create'), noIndex: true }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
