import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { Link } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import {
  home_gallery_directory,
  home_gallery_show_all,
  home_gallery_title,
} from "@felistry/i18n/compiled/messages.js";
import { CatPhoto } from "../photos/cat-photo.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { typicalColour } from "./breed-colours.ts";
import styles from "./home.module.css";

type Breed = Answer<"GET /breeds">["data"][number];

/** As many breeds as fit the width; a checkbox reveals the rest, without a script. */
export function BreedGallery({ breeds }: { breeds: readonly Breed[] }) {
  const { locale } = usePageTools();
  return (
    <section className={styles["section"]} aria-labelledby="home-breeds">
      <div className={styles["heading"]}>
        <h2 id="home-breeds">{home_gallery_title()}</h2>
        <Link to={paths.breeds}>{home_gallery_directory()}</Link>
      </div>
      <ul className={`${styles["some"]} ${styles["breeds"]}`}>
        {breeds.map((breed) => (
          <li key={breed.id}>
            <Link to={paths.marketOf(breed.ems)} className={styles["breed"]}>
              <CatPhoto
                cat={{ cat_ava_url: null, breed_ems: breed.ems, ems: typicalColour(breed.ems) }}
                alt=""
              />
              <span className={styles["breedName"]}>{wordIn(breed, "breed", locale)}</span>
              <span className={styles["breedCode"]}>{breed.ems}</span>
            </Link>
          </li>
        ))}
      </ul>
      <label className={styles["showAll"]}>
        <input type="checkbox" className={styles["showAllBox"]} autoComplete="off" />
        {home_gallery_show_all({ count: breeds.length })}
      </label>
    </section>
  );
}
