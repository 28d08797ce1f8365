// What follows from the declaration of a resource: its list, its record page and its form.
export { resourceScreens } from './screens.ts';
export {
  resourceListPage,
  resourceListRoute,
  useResourceList,
} from './list/resource-list-page.tsx';
export { resourceCreatePage, resourceRecordPage } from './record/resource-record-page.tsx';
