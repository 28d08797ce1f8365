import { endpoints } from './generated.ts';

const QUIET = { invalidatesTags: [] };

/** Calls during editing that change nothing in lists or records, so they invalidate no cache. */
export const {
  useManagementMediaCreateMutation,
  useManagementMediaDeleteMutation,
  useManagementNewsDraftSaveMutation,
  useManagementNewsEditingMutation,
  useManagementNewsEditingEndMutation,
  useManagementNewsPictureMutation,
  useManagementNewsPreviewMutation,
} = endpoints.enhanceEndpoints({
  endpoints: {
    managementMediaCreate: QUIET,
    managementMediaDelete: QUIET,
    managementNewsDraftSave: QUIET,
    managementNewsEditing: QUIET,
    managementNewsEditingEnd: QUIET,
    managementNewsPicture: QUIET,
    managementNewsPreview: QUIET,
  },
});
