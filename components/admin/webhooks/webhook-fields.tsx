import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { Tick } from '@/components/forms/tick';
import { type WebhookEvent, webhookEvents, webhookKinds } from '@/lib/contract/webhook';

type WebhookFieldsProps = { name: string; url: string; events: readonly string[] };

/** What is said of a webhook, new or not. */
export function WebhookFields({ name, url, events }: WebhookFieldsProps) {
  const t = useTranslations('AdminWebhooks');
  return (
    <>
      <Field id="webhook-name" label={t('name')} hint={t('nameHint')}>
        {(wiring) => <input {...wiring} name="name" required defaultValue={name} maxLength={100} dir="auto" />}
      </Field>
      <Field id="webhook-url" label={t('url')} hint={t('urlHint')}>
        {(wiring) => <input {...wiring} name="url" type="url" required defaultValue={url} maxLength={500} dir="ltr" />}
      </Field>
      {webhookKinds.map((kind) => (
        <fieldset key={kind}>
          <legend className="font-semibold">{t(`kinds.${kind}`)}</legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {webhookEvents
              .filter((event) => event.startsWith(`${kind}.`))
              .map((event) => (
                <Tick key={event} name="events" value={event} defaultChecked={events.includes(event)}>
                  <EventName type={event} />
                </Tick>
              ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** The word of an event alone: its kind stands above, or beside. */
export function EventName({ type }: { type: string }) {
  const t = useTranslations('AdminWebhooks.words');
  const word = type.split('.')[1] ?? '';
  return isEventWord(word) ? t(word) : type;
}

type WordOf<Event> = Event extends `${string}.${infer Word}` ? Word : never;

/** A word that an event gets and that is missing here fails the type check. */
const eventWords: Record<WordOf<WebhookEvent>, true> = {
  created: true,
  changed: true,
  stageChanged: true,
  published: true,
  unpublished: true,
  trashed: true,
  restored: true,
  deleted: true,
  withdrawn: true,
};

function isEventWord(word: string): word is keyof typeof eventWords {
  return Object.hasOwn(eventWords, word);
}
