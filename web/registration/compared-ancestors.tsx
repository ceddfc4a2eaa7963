/** The ancestors of an application by generation, as a pedigree has them; those that differ are listed above. */
import { useId } from "react";
import type { Place } from "@felistry/domain/readings/place.ts";
import type { Region } from "@felistry/domain/readings/recognised.ts";
import { generationOf } from "@felistry/domain/pedigree/positions.ts";
import type { ComparedPedigree } from "@felistry/domain/registration/compare-pedigree.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { kinshipWords } from "../pedigree/kinship-line.ts";
import styles from "./compare.module.css";
import { ComparedFields } from "./compared-fields.tsx";

type Ancestors = ComparedPedigree["ancestors"];

const GENERATIONS = [
  m.pedigree_parents,
  m.pedigree_grandparents,
  m.pedigree_great_grandparents,
  m.pedigree_great_great_grandparents,
] as const;

export function ComparedAncestors({
  ancestors,
  isRead,
  placeOf,
}: {
  ancestors: Ancestors;
  isRead: boolean;
  placeOf: (region: Region) => Place;
}) {
  const id = useId();
  const differing = isRead ? ancestors.filter(differs) : [];
  return (
    <>
      {differing.length > 0 && (
        <nav aria-label={m.desk_differing()}>
          <p>{m.desk_differing()}:</p>
          <ul className={styles["differing"]}>
            {differing.map(({ position }) => (
              <li key={position}>
                <a href={`#${id}${position}`}>{whose(position)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {GENERATIONS.map((words, at) => {
        const ofGeneration = ancestors.filter(({ position }) => generationOf(position) === at + 1);
        if (ofGeneration.length === 0) return null;
        return (
          <div key={at} className={styles["generation"]}>
            <h4>{words()}</h4>
            <ul>
              {ofGeneration.map(({ position, fields }) => (
                <li key={position}>
                  <section id={`${id}${position}`} tabIndex={-1}>
                    <h5>{whose(position)}</h5>
                    <ComparedFields
                      fields={fields}
                      isRead={isRead}
                      whose={whose(position)}
                      placeOf={placeOf}
                      compact
                    />
                  </section>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

const differs = ({ fields }: Ancestors[number]) =>
  fields.some(({ outcome }) => outcome === "differs");

function whose(position: number): string {
  const words = kinshipWords(position);
  return words[0]!.toUpperCase() + words.slice(1);
}
