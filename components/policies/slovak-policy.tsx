import { policyMarks } from './policy-page';

export type SlovakSection = {
  title: string;
  paragraphs?: string[];
  items?: string[];
  cookies?: [name: string, text: string][];
};

type SlovakPolicyProps = { title: string; updated: string; sections: SlovakSection[] };

/** A policy once more in Slovak, below the visitor's own language: Slovak has no message file of its own yet. */
export function SlovakPolicy({ title, updated, sections }: SlovakPolicyProps) {
  return (
    <section id="slovensky" lang="sk" dir="ltr" aria-labelledby="slovak-title" className="rich-text measure mt-16">
      <h2 id="slovak-title">{title}</h2>
      <p className="text-muted">{updated}</p>
      {sections.map((section) => (
        <SlovakPart key={section.title} {...section} />
      ))}
    </section>
  );
}

function SlovakPart({ title, paragraphs = [], items = [], cookies = [] }: SlovakSection) {
  return (
    <>
      <h3>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items.length + cookies.length > 0 && (
        <ul>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {cookies.map(([name, text]) => (
            <li key={name}>
              {policyMarks.code(name)} {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
