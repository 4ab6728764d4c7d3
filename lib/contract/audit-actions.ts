/** What the audit says was done, one word a deed; each has its words in `messages/admin`. */
export const auditActions = [
  ...(['create', 'update', 'trash', 'restore', 'delete', 'merge', 'split', 'order', 'header', 'undo'] as const),
  ...(['publish', 'unpublish', 'publish.schedule', 'unpublish.schedule', 'schedule', 'unschedule'] as const),
  ...(['submit', 'withdraw', 'approve', 'decline', 'hold', 'remove', 'safeguard'] as const),
  ...(['status', 'check', 'price', 'raisePrice', 'town', 'questionnaire'] as const),
  ...(['addCategory', 'removeCategory', 'addFilter', 'removeFilter'] as const),
  ...(['take', 'assign', 'calling', 'spoke', 'heard', 'noAnswer', 'mailed', 'snooze', 'note', 'link', 'spam'] as const),
  ...(['safeguarding', 'close', 'reopen', 'acknowledge', 'answer', 'authorise', 'read'] as const),
  ...(['move', 'work', 'unwork', 'unmail'] as const),
  ...(['offerInterview', 'moveInterview', 'cancelInterview', 'chooseInterview', 'refuseInterview'] as const),
  ...(['askReference', 'withdrawReference', 'giveReference', 'declineReference'] as const),
  ...(['visitorWhen', 'visitorPhone', 'visitorCancel'] as const),
  ...(['ban', 'unban', 'roles', 'signout', 'reset', 'chosen', 'password', 'email', 'export', 'erase'] as const),
  ...(['factorOn', 'factorOff', 'askBan'] as const),
  ...(['start', 'cancel', 'send', 'stop', 'bounce', 'complaint', 'pause', 'resume'] as const),
  ...(['retention', 'trash.emptied', 'keepAdvice', 'withdrawAdvice', 'discard', 'preview', 'preview.end'] as const),
] as const;

export type AuditAction = (typeof auditActions)[number];
/** With `.many`, for a deed on many rows at once. */
export type AuditedAction = AuditAction | `${AuditAction}.many`;
