import { messageAnswer } from '../account';
import { alertChange, alertInput, alertLinkInput, alertPause, alertSchema } from '../alert';
import type { Endpoint } from '../endpoint';
import { create } from './build';

// By POST, though one only reads: a token in an address stands in logs.
export const alertCalls = {
  createAlert: create(
    'Alerts',
    'Ask for new listings by mail; the answer is the same for every address, and a mailed link confirms it',
    { body: alertInput, response: messageAnswer, changes: [], extension: true },
    'anyone',
  ),
  readAlert: create(
    'Alerts/read',
    'What a mailed link is about',
    { body: alertLinkInput, response: alertSchema, extension: true },
    'anyone',
  ),
  changeAlert: create(
    'Alerts/change',
    'Confirm an alert, or choose how often it is mailed; either way it goes on for six months',
    { body: alertChange, response: messageAnswer, extension: true },
    'anyone',
  ),
  pauseAlert: create(
    'Alerts/pause',
    'Hold an alert back for some weeks, or end that; what comes meanwhile is mailed once, then',
    { body: alertPause, response: messageAnswer, extension: true },
    'anyone',
  ),
  endAlert: create(
    'Alerts/end',
    'Forget the alert a link was mailed for',
    { body: alertLinkInput, response: messageAnswer, extension: true },
    'anyone',
  ),
} satisfies Record<string, Endpoint>;
