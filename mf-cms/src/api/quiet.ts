import { endpoints } from './generated.ts';

const QUIET = { invalidatesTags: [] };

/** Calls that run while somebody writes and change nothing that lists or records show: nothing is read anew after them. */
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
