export { Avatar, initialsOf, type AvatarProps } from './avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export type { ButtonSize, ButtonVariant } from './button.styles.ts';
export { Button, type ButtonProps } from './button.tsx';
export { Carousel, type CarouselProps } from './carousel.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { DangerTitle, RecordNames } from './danger.tsx';
export { DangerDialog, type DangerDialogProps } from './danger-dialog.tsx';
export { DialogActions } from './dialog-actions.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { describeError, type ErrorText } from './error-text.ts';
export { Field, RequiredNote, type FieldControlProps, type FieldProps } from './field.tsx';
export { FullScreen, FullScreenButton, type FullScreenProps } from './full-screen.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { Image, type ImageProps } from './image.tsx';
export { fingerArea, focusRing, forFingers, headingRule, hiddenStyle, laidOutLate } from './kit.ts';
export { lazyPart, type LazyPartProps } from './lazy-part.tsx';
export { LoaderBar } from './loader-bar.tsx';
export { Menu, type MenuItem, type MenuProps } from './menu.tsx';
export { MoreLink } from './more-link.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
export { NoPermission, type NoPermissionProps } from './no-permission.tsx';
export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { OutsideLink, type OutsideLinkProps } from './outside-link.tsx';
export { pageCount, pageLinks } from './pagination-model.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
export { PasswordChecklist } from './password-checklist.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx';
export { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';
export { Select, type SelectOption, type SelectProps } from './select.tsx';
export { Sheet, type SheetProps, type SheetSide } from './sheet.tsx';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { Spinner, type SpinnerProps } from './spinner.tsx';
export { StateMessage, type StateMessageProps } from './state-message.tsx';
export { StatusBadge, type RecordStatus } from './status-badge.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export type {
  SortDirection,
  TableColumn,
  TableProps,
  TableSelection,
  TableSort,
} from './table-model.ts';
export { Table } from './table.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs.tsx';
export {
  Chip,
  ChipLink,
  RemovableTag,
  Tag,
  type ChipLinkProps,
  type ChipProps,
  type RemovableTagProps,
} from './tag.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { RecordLink, TextLink } from './text-link.tsx';
export { ToastRegion, type Toast, type ToastKind, type ToastRegionProps } from './toast-region.tsx';
export { layerOf, useLayer } from './use-layer.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
export { whenIdle } from './when-idle.ts';
