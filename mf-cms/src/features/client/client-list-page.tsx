import { resourceListPage } from '@dara/kit/resource-screens';
import { Badge } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { clients } from './client.screens.ts';

export const page = resourceListPage(clients, {
  marks: ({ businessProfileId }) =>
    businessProfileId && (
      <Badge>
        <FormattedMessage id="cms.client.filter.ofBusiness.true" />
      </Badge>
    ),
});
