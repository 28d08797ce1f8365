import { AppError } from '@dara/backend';
import { CLIENT } from '@dara/model';
import { sql } from 'kysely';
import { createResource, resourceRoutes } from '../../kernel/resource/resource.ts';
import { editorialImages } from '../image/image.public.ts';

const clients = createResource(CLIENT, {
  missing: 'CLIENT_NOT_EXIST',
  content: 'client',
  images: editorialImages,
  // The row of a business that is hidden remains, and is not listed.
  listed: sql`t.deleted_at IS NULL AND (t.business_profile_id IS NULL OR t.publish)`,
  restorable: sql`t.business_profile_id IS NULL`,
  filters: { ofBusiness: (value) => sql`(t.business_profile_id IS NOT NULL) = ${value}` },
  requireEditable(row) {
    if (row.business_profile_id) throw new AppError('CLIENT_OF_BUSINESS');
  },
});

/** The clients that the agency shows, as editors see them. */
export const clientManagementRoutes = resourceRoutes(clients, {
  access: ['Staff', 'Admin'],
  invalidates: ['client'],
  summaries: {
    List: 'All clients, including those that show the profile of a business',
    Create: 'Creates a client, last in the order',
    Order: 'Reorders clients',
    Bulk: 'Publishes, unpublishes or deletes many clients; one result per client',
  },
});
