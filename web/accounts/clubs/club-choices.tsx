import { useId } from "react";
import type { Club } from "@felistry/contract/accounts/clubs.ts";
import field from "../../ui/form/field.module.css";

interface ClubChoicesProps {
  readonly label: string;
  readonly clubs: readonly Club[];
  readonly clubId: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** Where there are several clubs: which one something concerns. */
export function ClubChoices({ label, clubs, clubId, onChoose }: ClubChoicesProps) {
  const id = useId();
  return (
    <div className={field["field"]}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field["control"]}
        value={clubId}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {clubs.map((club) => (
          <option key={club.id} value={club.id}>
            {club.name}
          </option>
        ))}
      </select>
    </div>
  );
}
